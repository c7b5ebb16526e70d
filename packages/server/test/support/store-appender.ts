// A process that appends to a SQLite store until it is killed, and says what was acknowledged: a table and a number per line.
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';

const store = await openSqlite(process.argv[2]);
for (const table of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) void appendTo(table);

async function appendTo(table: string): Promise<void> {
  const head = (await store.heads([table])).get(table) ?? 0;
  for (let number = head + 1; ; number++) {
    if (
      !(await store.append({ table, number, event: `"${table}${number}"`, hash: '', row: { due: number } }))
    )
      return;
    console.log(`${table} ${number}`);
  }
}
