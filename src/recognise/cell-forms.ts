/** Forms of cells that nobody typed as they are. Pure. */
import { toWords } from './plain.ts'
import { headWords } from './vocabulary/heads.ts'

export const error = /^(?:#N\/[AD]|#[¡¿]?[\p{L}\d/]+[!?]|#{3,}|Err:\d{3})$/iu
const months = 'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec'
const month = new RegExp(
  String.raw`^(?:\d{1,2}[-/](?:${months})\.?(?:[-/]\d{2,4})?|(?:${months})\.?[-/]\d{2,4}|\d{4}-\d\d-\d\d[T ]00:00(?::00)?)$`,
  'i',
)
const date = /^(?:\d{1,2}[/-]\d{1,2}[/-]\d{4}|\d{4}-\d{2}-\d{2})$/
const ditto = /^(?:["'”“″〃´`]{1,2}|[ií]d(?:\.|em\.?)(?: (?:ant(?:\.|erior)?|arriba))?)$/i
export const zero = /^(\d+)[.,]00?$/
/** 'Total: 35', 'Subtotal 12 $ 1.234,50'; 'TOTAL' alone is a brand. */
export const isTotal = (text: string): boolean =>
  /^(?:sub[ -]?)?total(?:es)?(?:\s+(?:general|final|de|por|p[áa]gina|hoja|art[ií]culos|[íi]tems|productos|lista))*\s*[:=]?\s*(?:u?\$s?\s*)?-?[\d.,]+(?:(?:\s+|\s*u?\$s?\s*|(?=-))-?[\d.,]+)*\s*(?:art[ií]culos|[íi]tems|productos|unidades)?\.?$/i.test(
    text,
  )
/** 'Página 1 de 2', 'Total: 35', 'Precios sin IVA, sujetos a cambio': no product. */
export const isPageText = (text: string): boolean =>
  /^(?:p[áa]g(?:ina|\.)?\s*(?:n[°º.ro]*)?\s*:?\s*\d+(?:\s*(?:de|\/)\s*\d+)?|hoja\s+\d+\s+de\s+\d+)\.?$/i.test(text) ||
  isTotal(text) ||
  /\bsujet[oa]s? a (?:cambio|modificaci|variaci)/i.test(text) ||
  /\bsin (?:el )?i\.?v\.?a\b/i.test(text)

/** The parts of a size in several columns. */
const parts = (text: string) => text.split(/ x /)
export const isDate = (text: string): boolean => parts(text).some((part) => date.test(part))
export const isDitto = (text: string): boolean => parts(text).some((part) => ditto.test(part))
export const isMonth = (text: string): boolean =>
  parts(text).some((part) => month.test(part) && part !== part.toUpperCase())
export const isBelowOne = (text: string): boolean =>
  /^[-−–]?\s*\d+(?:[.,]\d+)?$/.test(text) && Number(text.replace(/^[−–]/, '-').replace(/\s/, '').replace(',', '.')) < 1

/** A word that names a column of names or codes. */
export const isHeadWord = (text: string): boolean => {
  const [word = '', another] = toWords(text)
  return another === undefined && word.length > 2 && headWords.has(word)
}
