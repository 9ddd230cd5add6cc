import type { Medida } from '#state/pedido/linea.ts'
import { parseUnits } from '#recognise/amount.ts'
import { searchKey } from '#recognise/normal.ts'
import { flat } from '#recognise/plain.ts'
import { hasRefusal } from '#recognise/refusal.ts'
import { getLikely, getSure } from '#recognise/finding.ts'
import { countKnown, findHead, findHeads, type Heads, type Role } from '#recognise/heads.ts'
import type { Codes } from './codes.ts'
import { parseAmount, meaningOfLine } from './line.ts'
import { getNameIndex } from './names.ts'
import { toLine, pastedAs, type Pasted } from './pasted.ts'

export interface Header {
  readonly rowIndex: number
  readonly roles: readonly (Role | undefined)[]
}

const identities = ['codigobarra', 'codigo', 'nombre', 'tamaño'] as const
const identifying: ReadonlySet<Role | undefined> = new Set(identities)

/** Heads name a column by which a product is known. */
const isHeads = ({ columns }: Pick<Heads<Role>, 'columns'>): boolean =>
  countKnown(columns) >= 2 && columns.some((column) => identifying.has(getLikely(column)))

/** The row of heads, however far below a text. A column of amounts may have none. */
export const findHeader = (rows: readonly (readonly string[])[]): Header | undefined => {
  const heads = getSure(findHeads(rows, findHead, isHeads, rows.length))
  if (!heads) return undefined
  const roles = heads.columns.map(getLikely)
  const isCounted = roles.includes('cantidad') || roles.includes('unidades')
  const cells = rows[heads.index]
  return {
    rowIndex: heads.index,
    roles: isCounted ? roles : roles.map((role, column) => (cells?.[column]?.trim() === '' ? 'cantidad' : role)),
  }
}

/** The filled cells in the columns of a role. */
type ReadCells = (role: Role | undefined) => readonly string[]

const isNothing = (cell: string) => /^[-–—\s]*$|^0+(?:[.,]0+)?$/.test(cell)

/** When two sizes share a name, an empty cell in 'Código' or 'Código de barras' means the size without one. */
const preferBlank = (
  candidates: readonly Medida[],
  roles: Header['roles'],
  readCells: ReadCells,
): readonly Medida[] => {
  const isBlank = (role: Role) => roles.includes(role) && readCells(role).length === 0
  const blank = candidates.filter(
    ({ codigo, codigobarra }) =>
      (!isBlank('codigo') || codigo === '') && (!isBlank('codigobarra') || codigobarra === ''),
  )
  return candidates.length > 1 && blank.length > 0 ? blank : candidates
}

/** The sizes on which all filled cells agree. Beside a known bar code, the code may be another company's. */
const findMedidas = (
  readCells: ReadCells,
  codes: Codes,
): { readonly sure: readonly Medida[]; readonly matches: readonly Medida[] } => {
  const [ean = '', codigo = '', nombre = '', tamaño = ''] = identities.map((role) => readCells(role).join(' '))
  const { called, ofProduct } = getNameIndex(codes)
  const byName = called(`${nombre} ${tamaño}`)
  // A code made of signs only counts together with its name.
  const exact = byName.filter((medida) => medida.codigo !== '' && flat(medida.codigo) === codigo)
  // 'Artículo' may hold a code. When the text is a size's name, it is read as the name, even if it is another size's code.
  const isArticle = byName.length === 0 && codigo === '' && ean === ''
  const byCode = [exact.length > 0 ? exact : codes.matches(isArticle ? nombre : codigo), codes.matches(ean)]
  const matchLists = [...byCode, byName, ofProduct(nombre)].filter((some) => some.length > 0)
  const [first = [], ...others] = matchLists
  const matches = [...new Set(matchLists.flat())]
  // The name alone is not enough beside an unknown code, or beside a pack that is different today.
  if (codigo !== '' && byCode.flat().length === 0) return { sure: [], matches }
  const agreed = first.filter((medida) => others.every((some) => some.includes(medida)))
  const packed = agreed.filter(({ pack }) => flat(pack) === flat(readCells('pack').join(' ')))
  const each = getSure(parseUnits(readCells('pack').join(' ')))
  const isSold = ({ pack }: Medida) => each === undefined || [undefined, each].includes(getSure(parseUnits(pack)))
  return { sure: (packed.length > 0 ? packed : agreed).filter(isSold), matches }
}

/** Whether another column says that not all of the amount is wanted: 6 were ordered, and 0 are left, or 6 were delivered. */
const isPartly = (amount: string, readCells: ReadCells): boolean =>
  readCells('saldo').some((cell) => cell !== amount) || readCells('entregado').some((cell) => !isNothing(cell))

/** Cells that name a size say no state: 'sin brida' and 'NO-12' may be products. */
const naming: ReadonlySet<Role | undefined> = new Set([...identities, 'pack'])
/** 'No' alone answers the head of its column, which may ask anything. */
const isState = (cell: string): boolean => hasRefusal(cell) && searchKey(cell).trim() !== 'no'

const isTotal = (cell: string) => /^\s*(?:sub ?-?)?total(?:es)?\b|^\s*(?:suma|transporte)\b/i.test(cell)

interface Row {
  readonly text: string
  readonly cells: readonly string[]
}

/** A row of a table with named columns. */
export const readRow = ({ text, cells }: Row, roles: Header['roles'], codes: Codes): Pasted => {
  if (isHeads({ columns: cells.map(findHead) })) return { text, matches: [], heading: true }
  const readCells: ReadCells = (role) =>
    cells.filter((cell, column) => roles[column] === role && cell.trim() !== '').map((cell) => cell.trim())
  const counting = (['cantidad', 'unidades'] as const).find((role) => roles.includes(role))
  const inUnits = counting === 'unidades'
  // Without a column of amounts, a number in a column without a name may be one.
  const written = readCells(counting).filter((cell) => counting !== undefined || /\d/.test(cell))
  const amounts = [...new Set(written.filter((cell) => !isNothing(cell)))]
  const [only, second] = cells.filter((cell) => cell.trim() !== '')
  // A single cell without an amount is a line of text in or below the table.
  if (only !== undefined && second === undefined && amounts.length === 0) {
    const meaning = meaningOfLine(only, codes)
    if (meaning.kind !== 'none' && (cells.length === 1 || getSure(meaning)?.nota))
      return pastedAs(cells.length === 1 ? text : only, meaning)
  }
  const { sure, matches } = findMedidas(readCells, codes)
  const isIdentified = identities.some((role) => readCells(role).length > 0)
  if (matches.length === 0 && (amounts.length === 0 || !isIdentified || cells.some(isTotal)))
    return { text, matches, heading: true }
  if (amounts.length === 0) return { text, matches, empty: true }
  const [medida, ...others] = preferBlank(sure, roles, readCells)
  const [amount = '', ...extraAmounts] = amounts
  const counted = counting && extraAmounts.length === 0 ? getSure(parseAmount(amount, inUnits, medida)) : undefined
  // The row as a typed line, for correcting.
  const typed = [
    ...['codigo', 'nombre', 'tamaño'].flatMap((role) => cells.filter((_, column) => roles[column] === role)),
    ...(readCells('codigo').length > 0 ? [] : readCells('codigobarra')),
    `x ${amounts.join(' / ')}`,
    inUnits ? 'unidades' : '',
    ...readCells('nota'),
  ]
  const states = cells.filter((cell, column) => !naming.has(roles[column]) && isState(cell))
  const isNoted = (cell: string) => readCells('nota').includes(cell.trim())
  const row = { text: flat([...typed, ...states.filter((cell) => !isNoted(cell))].join(' ')), matches }
  const isAsked = states.length > 0 || isPartly(amount, readCells)
  if (!medida || others.length > 0 || !counted || isAsked) return row
  return { ...row, line: toLine({ medida, ...counted, nota: readCells('nota').join(' · ') }) }
}
