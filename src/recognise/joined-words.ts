/** 'O-ring', "o'ring" and 'O ring' are also 'oring'. */
const joint = /(?<![\p{L}\p{N}])\p{L}+(?:['’-]\p{L}+)+|(?<![\p{L}\p{N}])\p{L} \p{L}{3,}/gu
export const joinedWords = (plain: string): string[] =>
  [...plain.matchAll(joint)].map(([word]) => word.replaceAll(/\P{L}/gu, ''))
