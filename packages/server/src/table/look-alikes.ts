/** Letters and digits that look like others, each with the one it is taken for. Capitals first: their small letters may look different. */
const lookAlikes = new Map([
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  ...pairs('АВЕЅІЈКМНОРСТУХҮԌԚԜ', 'abesijkmhopctyxygqw'),
  ...pairs('αβγεηικνορτυχωϲϳ', 'abyenikvoptuxwcj'),
  ...pairs('авеѕіјкмнорстухүһԁԛԝьɡ', 'abesijkmhopctyxyhdqwbg'),
  ...pairs('øłđħıȷɑɩʋĸɾꞁꞙ', 'oldhijaivkrlf'),
  // Small capitals, Armenian, Cherokee in both sizes, and Lisu.
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...pairs('օոսհցզյՕՍԼ', 'onuhgqjoul'),
  ...pairs('ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ', 'abcdeghijklmprstvwz'),
  ...pairs('ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ'.toLowerCase(), 'abcdeghijklmprstvwz'),
  ...pairs('ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'abcdefghijklmnoprstuvwxyz'),
  // Coptic in both sizes, Greek that is decomposed, and Canadian syllabics.
  ...pairs('ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ', 'abehikmnopctyx'),
  ...pairs('ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ', 'abehikmnopctyx'),
  ...pairs('ς', 'c'),
  ...pairs('ᗩᗷᑕᗪᖴᕼᒍᒪᗰᑎᑭᖇᔕᑌᐯᗯ᙭', 'abcdfhjlmnprsuvwx'),
  // Round letters and digits.
  ...pairs('𐐄𐐬ഠဝ௦൦๐໐٥۵ߋ', 'ooooooooooo'),
  // Kana, and what they are taken for.
  ...pairs('カロハニエトタヘリ', '力口八二工卜夕へり'),
  ...pairs('0358', 'oesb'),
]);

function pairs(those: string, these: string): (readonly [string, string])[] {
  return Array.from(those, (that, index) => [that, these[index]] as const);
}

/** With the signs that only choose between two pictures of the same character. */
const latinMarks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]/g;

/** White letters in black circles and squares, and those of flags. Other framed letters are decomposed. */
const framed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

function letterIn(frame: string): string {
  const code = frame.codePointAt(0) ?? 0;
  const first = code >= 0x1f1e6 ? 0x1f1e6 : code >= 0x1f170 ? 0x1f170 : 0x1f150;
  return String.fromCharCode(0x41 + code - first);
}

/** What remains of a name for the eye: without case, marks, spaces and punctuation, and each letter as the one it looks like. */
function outline(name: string): string {
  const shown = name.normalize('NFKD').replace(latinMarks, '').replace(framed, letterIn);
  // A name of signs alone is told by them.
  const letters = shown.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || shown.replace(/\s/g, '');
  const folded = Array.from(letters, (letter) => lookAlikes.get(letter) ?? letter).join('');
  return Array.from(folded.toLowerCase(), (letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replaceAll('ß', 'ss');
}

/** The same where strokes are what they look like, whatever letter they belong to. */
const strokes = (name: string): string =>
  outline(name.normalize('NFKC').replace(/[I1|ΙІӀӏǀ∣│ⵏ𐌉]/gu, 'l'))
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Whether two names are easily mistaken for each other. */
export const lookAlike = (one: string, other: string): boolean =>
  outline(one) === outline(other) || strokes(one) === strokes(other);
