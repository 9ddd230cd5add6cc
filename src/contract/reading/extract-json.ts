/** Finds JSON among other text. Pure. */
import { parse } from './parse.ts'

export const isPage = (text: string): boolean => /^\s*(<!doctype|<html|<\?xml)|<(head|body)\b/i.test(text)

/** Notices that PHP prints before an answer. After a fatal error there is no answer. */
const notices =
  /(<br ?\/?>\s*)?(<b>)?(PHP )?(Notice|Warning|Deprecated|Strict Standards)(<\/b>)?:[^]*? on line (<b>)?\d+(<\/b>)?(<br ?\/?>)?\s*/g

const tries = 40

/** Parses from one of the first brackets to the end or the last bracket, past debug tables, guards and comments. */
const within = (text: string): unknown => {
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1
  for (let start = 0, tried = 0; tried < tries; tried += 1, start += 1) {
    const distance = text.slice(start, end).search(/[[{]/)
    if (distance < 0) return undefined
    start += distance
    const value = parse(text.slice(start, end))
    if (value !== undefined) return value
  }
  return undefined
}

/** The JSON in a text, or the text without notices. An HTML page stays text, whatever JSON its scripts hold. */
export const extractJson = (text: string): unknown => {
  if (isPage(text)) return text
  const cleaned = text.replaceAll(notices, '').trim()
  const value = parse(cleaned)
  return value === undefined ? (within(cleaned) ?? cleaned) : value
}
