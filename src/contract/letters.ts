/** Letters that a wrong code page has changed: which page a text is in, and how a misread text was meant. Pure. */

/** The upper half of CP850, which DOS programs write. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

const latin = new TextDecoder('windows-1252')
/** The code pages of Excel, of DOS and of old Macs. */
const pages: readonly ((bytes: Uint8Array) => string)[] = [
  (bytes) => latin.decode(bytes),
  (bytes) => Array.from(bytes, (byte) => cp850[byte - 128] ?? String.fromCharCode(byte)).join(''),
  (bytes) => new TextDecoder('macintosh').decode(bytes),
]

/** A sign within a word, a capital within small letters, or the reverse. */
const wrong =
  /(?:\p{L}(?=\P{L}+\p{Ll})|\p{Lu}(?=\P{L}+\p{Lu}))[¢£¤¥§©¬¯¶¸¡¿«»‡†‚„¦¨—‰…]+\p{L}|[\u0080-\u009F]|[a-z][À-Ý][a-z]|[A-Z][µß-ÿ][A-Z]/u

const accents: ReadonlySet<string> = new Set('áéíóúñ')
/** Letters and signs of price lists beside ASCII. */
const known: ReadonlySet<string> = new Set('áéíóúüñçàãõâêôºª°½¼¾²³×ø±®«»“”‘’–—…¿¡\u00A0')
/** Accents of Spanish, and no sign that no price list has. */
const isSpanish = (text: string): boolean => {
  const letters = [...new Set(text.toLowerCase())].filter((letter) => letter > '\u007F')
  return letters.some((letter) => accents.has(letter)) && letters.every((letter) => known.has(letter))
}

/** A text without UTF-8: Latin-1, unless another code page alone makes words of it. */
const decodeOld = (bytes: Uint8Array): string => {
  const [usual = '', ...others] = pages.map((decode) => decode(bytes))
  return (wrong.test(usual) && others.find((text) => !wrong.test(text) && isSpanish(text))) || usual
}

/** UTF-8 with � for each bad byte; a text without any letter of UTF-8 is older. */
export const decodeBytes = (bytes: Uint8Array): string => {
  const text = new TextDecoder().decode(bytes)
  return !text.includes('\uFFFD') || /[^\0-\x7F\uFFFD]/.test(text) ? text : decodeOld(bytes)
}

/** UTF-8 read as Latin-1, or a sign that only a wrong code page puts inside a word. */
export const misreadLetters = /\uFFFD|[ÃÂ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|\p{L}[¢£¤¥§©¬¯¶¸¡¿«»‡†‚„¦¨]\p{L}/u

const latinLetters = Array.from(latin.decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)))
/** A misread text as it was meant, where one reading makes words. */
export const repairLetters = (text: string): string | undefined => {
  const bytes = Array.from(text, (letter) => latinLetters.indexOf(letter))
  const meant = bytes.includes(-1) ? text : decodeBytes(Uint8Array.from(bytes))
  return misreadLetters.test(meant) ? undefined : meant
}
