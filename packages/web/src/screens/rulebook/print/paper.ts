/** What is printed on: single pages, or a booklet of A5 pages, two beside each other on A4. */
export const papers = ['a5', 'booklet', 'a4'] as const;

export type Paper = (typeof papers)[number];

export const paperFrom = (text: string | undefined): Paper => papers.find((paper) => paper === text) ?? 'a5';

/** The size of a page of the text. */
export const pageSize = (paper: Paper): 'a5' | 'a4' => (paper === 'a4' ? 'a4' : 'a5');

/** The style of the paper itself. */
export const paperRule: { readonly [P in Paper]: string } = {
  a5: '@page { size: 148mm 210mm; margin: 0 }',
  booklet: '@page { size: 297mm 210mm; margin: 0 }',
  a4: '@page { size: 210mm 297mm; margin: 0 }',
};
