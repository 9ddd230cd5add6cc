/** Reads XML without a DOM, which a service worker lacks. Prefixes of names are left out. */
import { atOnce } from '../in-slices.ts'
import { unescaped } from '../plain-text.ts'

interface Visitor {
  /** A tag opens; `attributes` is its text, for `attribute`. */
  readonly open?: (name: string, attributes: string) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

class BrokenXml extends Error {
  override readonly name = 'BrokenXml'
}

const part =
  /<!--.*?-->|<\?.*?\?>|<!\[CDATA\[(.*?)\]\]>|<!DOCTYPE[^<>[\]]*>|<(\/)?(?:[^\s:<>/"'=]+:)?([^\s:<>/"'=]+)([^<>"'/]*(?:(?:"[^"]*"|'[^']*'|\/(?!>))[^<>"'/]*)*)(\/)?>|([^<]+)/suy

/** How many tags and texts are visited in one go. */
const many = 500

/** Visits tags and texts in their order, and may rest now and then. Throws `BrokenXml`. */
export function* visiting(xml: string, { open, close, text }: Visitor): Generator<void, void> {
  for (let [position, count] = [0, 1]; position < xml.length; count += 1) {
    if (count % many === 0) yield
    // Others visit their own text in between.
    part.lastIndex = position
    const [, verbatim, end, name, attributes = '', empty, between] = part.exec(xml) ?? broken()
    position = part.lastIndex
    if (verbatim !== undefined) text?.(verbatim)
    else if (between !== undefined) text?.(unescaped(between.replaceAll('\r\n', '\n')))
    else if (name !== undefined) {
      if (end === undefined) open?.(name, attributes)
      if (end !== undefined || empty !== undefined) close?.(name)
    }
  }
}

export const visit = (xml: string, visitor: Visitor): void => atOnce(visiting(xml, visitor))

const broken = (): never => {
  throw new BrokenXml()
}

const forms = new Map<string, RegExp>()
const getAttributePattern = (name: string): RegExp => {
  const form = forms.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  forms.set(name, form)
  return form
}

/** The value of an attribute, whatever its prefix. */
export const attribute = (attributes: string, name: string): string | undefined => {
  const [, double, single] = getAttributePattern(name).exec(attributes) ?? []
  const value = double ?? single
  return value === undefined ? undefined : unescaped(value)
}

/** A flag: '1' or 'true'. */
export const isSet = (attributes: string, name: string): boolean =>
  /^(?:1|true|on)$/.test(attribute(attributes, name) ?? '')
