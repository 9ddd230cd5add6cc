import { covering } from '../calls/cover.ts'

const secretName = String.raw`[\w.-]*(?:token|key|clave|contrase(?:ñ|n|%C3%B1)a|password|secret|auth|session|sesi[oó]n|cookie|csrf|xsrf|jwt)[\w.-]*`
/** A value under the name of a secret, in JSON, in a header or in an address. */
const underName = new RegExp(
  String.raw`(["']?${secretName}\\?["']?\s*[:=]\s*)(\\?"[^"]*"|'[^']*'|(?:Bearer |Basic )?[^&\s,;}#"]+)`,
  'gi',
)
/** Values that tell by themselves what they are. */
const byItself = [
  /\bcookie\s*:[^\n"]*/gi,
  /\b(?:Bearer|Basic) [\w.~+/=-]+/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi,
]

/** A text without keys, sessions and addresses of mail. */
export const masked = (text: string): string =>
  byItself.reduce((rest, pattern) => rest.replaceAll(pattern, covering), text.replaceAll(underName, `$1${covering}`))
