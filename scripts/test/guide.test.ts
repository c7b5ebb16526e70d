import { expect, test } from 'vitest';
import { stepsIn, withHunks, withoutHunks } from '../guide.ts';

const guide = `# A guide

Write \`src/new.ts\`, like this:

\`src/new.ts\`

\`\`\`ts
export const fresh = 1;
\`\`\`

\`src/list.ts\`

\`\`\`diff
 import { a } from './a.ts';
+import { fresh } from './new.ts';
@@
-  last,
+  fresh,
+  last,
\`\`\`

\`\`\`sh
npm run check
\`\`\`
`;
const list = `import { a } from './a.ts';\n\nexport const list = [\n  a,\n  last,\n];\n`;
const longer = `import { a } from './a.ts';\nimport { fresh } from './new.ts';\n\nexport const list = [\n  a,\n  fresh,\n  last,\n];\n`;

test('a step is a block of code below a path: a whole file, or a diff', () => {
  expect(stepsIn(guide)).toEqual([
    { file: 'src/new.ts', text: 'export const fresh = 1;\n' },
    {
      file: 'src/list.ts',
      hunks: [
        {
          from: "import { a } from './a.ts';\n",
          to: "import { a } from './a.ts';\nimport { fresh } from './new.ts';\n",
        },
        { from: '  last,\n', to: '  fresh,\n  last,\n' },
      ],
    },
  ]);
});

test('hunks are applied, and taken back', () => {
  const hunks = stepsIn(guide).flatMap((step) => ('hunks' in step ? step.hunks : []));
  expect(withHunks(list, hunks)).toBe(longer);
  expect(withoutHunks(longer, hunks)).toBe(list);
});

test('lines that are not there, or there twice, are an error', () => {
  const hunk = { from: '  a,\n', to: '  b,\n' };
  expect(() => withHunks('  c,\n', [hunk])).toThrow('not there exactly once:\n  a,');
  expect(() => withHunks('  a,\n  a,\n', [hunk])).toThrow('exactly once');
  expect(() => withHunks('[  a,\n', [hunk])).toThrow('exactly once');
});
