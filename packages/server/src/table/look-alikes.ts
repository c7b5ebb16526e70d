/** Letters and digits that look like others, each with the one it is taken for. Capitals first: their small letters may look different. */
const lookAlikes = new Map([
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  ...pairs('АВЕЅІЈКМНОРСТУХҮԌԚԜ', 'abesijkmhopctyxygqw'),
  ...pairs('αβγεηικνορτυχωϲϳ', 'abyenikvoptuxwcj'),
  ...pairs('авеѕіјкмнорстухүһԁԛԝьɡ', 'abesijkmhopctyxyhdqwbg'),
  ...pairs('øłđħıȷɑɩ', 'oldhijai'),
  // Small capitals, Armenian, Cherokee in both sizes, and Lisu.
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...pairs('օոսհցզյՕՍԼ', 'onuhgqjoul'),
  ...pairs('ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ', 'abcdeghijklmprstvwz'),
  ...pairs('ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ'.toLowerCase(), 'abcdeghijklmprstvwz'),
  ...pairs('ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'abcdefghijklmnoprstuvwxyz'),
  ...pairs('0358', 'oesb'),
]);

function pairs(those: string, these: string): (readonly [string, string])[] {
  return Array.from(those, (that, index) => [that, these[index]] as const);
}

const latinMarks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

/** What remains of a name for the eye: without case, marks, spaces and punctuation, and each letter as the one it looks like. */
function outline(name: string): string {
  const shown = name.normalize('NFKD').replace(latinMarks, '');
  // A name of signs alone is told by them.
  const letters = shown.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || shown.replace(/\s/g, '');
  const folded = Array.from(letters, (letter) => lookAlikes.get(letter) ?? letter).join('');
  return Array.from(folded.toLowerCase(), (letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replaceAll('ß', 'ss');
}

/** The same where strokes are what they look like, whatever letter they belong to. */
const strokes = (name: string): string =>
  outline(name.normalize('NFKC').replace(/[I1|ΙІӀ]/g, 'l'))
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Whether two names are easily mistaken for each other. */
export const lookAlike = (one: string, other: string): boolean =>
  outline(one) === outline(other) || strokes(one) === strokes(other);
