/** JSON with something around it that is none of it. Pure. */
import { parse } from './parse.ts'

export const isPage = (text: string): boolean => /^\s*(<!doctype|<html|<\?xml)|<(head|body)\b/i.test(text)

/** What PHP says about its own code before an answer; after a fatal error there is none. */
const notices =
  /(<br ?\/?>\s*)?(<b>)?(PHP )?(Notice|Warning|Deprecated|Strict Standards)(<\/b>)?:[^]*? on line (<b>)?\d+(<\/b>)?(<br ?\/?>)?\s*/g

const tries = 40

/** From one of the first brackets on, to the end or the last bracket: around it stand a debugger's table, a guard, a comment. */
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

/** The JSON in a text; the text itself, without notices, where there is none. A page is a page, whatever its scripts hold. */
export const jsonIn = (text: string): unknown => {
  if (isPage(text)) return text
  const rest = text.replaceAll(notices, '').trim()
  return parse(rest) ?? within(rest) ?? rest
}
