/** The kind of a page that came instead of an answer. Pure. */
import { isPage } from './extract-json.ts'

export type PageKind = 'login' | 'challenge' | 'maintenance' | 'other'

const kinds: readonly (readonly [PageKind, RegExp])[] = [
  [
    'challenge',
    /captcha|challenge|just a moment|checking (your|if the site)|verify(ing)? (that )?you are|no soy un robot|sos un robot|es un robot|cf-(ray|chl)|ddos/i,
  ],
  ['login', /type=["']?password|<title>[^<]*(log ?in|sign ?in|iniciar sesi|inicio de sesi|ingres[aáo])/i],
  [
    'maintenance',
    /mantenimiento|maintenance|en construcci|be right back|volvemos (pronto|en)|temporarily unavailable/i,
  ],
]

/** A login with a captcha counts as a login. */
const isBoth = (text: string): boolean => /type=["']?password/i.test(text)

export const pageKind = (text: string): PageKind | undefined => {
  if (!isPage(text)) return undefined
  if (isBoth(text)) return 'login'
  return kinds.find(([, words]) => words.test(text))?.[0] ?? 'other'
}
