/** A small part of the verdict (verdict.ts) that fits the worker: plain success only. A page judges every other answer. */
const yes = /^\s*("?(ok|true|null|1)"?|\{\s*\}|\[\s*\]|\{"(success|ok)":true[^{]*\}|\{"id":[1-9]\d*\}|)\s*$/i
const no = /"(err|fail|exce|status|code)|warn|fatal|sql/i

export const isPlainlyTaken = (status: number, text: string): boolean =>
  status >= 200 && status < 300 && yes.test(text) && !no.test(text)
