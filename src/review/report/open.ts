import { isRecord } from '../../contract/record.ts'
import { parse } from '../../contract/reading/parse.ts'
import { linesOf } from '../../state/pedido/linea.ts'
import { isNumber } from '../../state/pedido/number.ts'
import { today } from '../../ui/today.ts'
import type { Entry, Seen } from '../comments/comment.ts'
import { limits, readReview, readSeen, Refused } from '../comments/review-json.ts'
import { Rejected } from '../../../mocks/company/format/rejected.ts'
import { checksum, entriesOf, type Entry as Part } from '../../../mocks/company/format/zip.ts'
import { parts, reportFormat, reportVersion, type Order } from './report.ts'
import { onDay } from './role.ts'

export interface OpenedReport {
  /** The screen, in the scenario that shows it as it was. */
  readonly screen: Seen
  /** An older report holds none. */
  readonly order: Order | undefined
  readonly comments: readonly Entry[]
  /** The company as a file of its own. */
  readonly company: Blob
}

const soundText = async (files: ReadonlyMap<string, Part>, name: string): Promise<string> => {
  const part = files.get(name)
  if (!part) throw new Rejected(`Al informe le falta una parte: “${name}”.`)
  if (part.data.size > limits.file || (await checksum(part.data)) !== part.crc)
    throw new Rejected(`El informe está dañado: “${name}” no es lo que se guardó.`)
  return part.data.text()
}

const orderIn = (value: unknown): Order | undefined => {
  if (!isRecord(value)) return undefined
  const { numero, lines } = value
  return { numero: typeof numero === 'string' && isNumber(numero) ? numero : '', lines: linesOf(lines) }
}

const stateIn = (json: string, now: number): Pick<OpenedReport, 'screen' | 'order'> => {
  const value = parse(json)
  if (!isRecord(value) || value['format'] !== reportFormat) throw new Rejected('El informe no dice qué pantalla es.')
  if (value['version'] !== reportVersion)
    throw new Rejected('El informe es de otra versión de Vidriera. Actualizá la página y probá de nuevo.')
  const screen = readSeen(value['screen'], 'La pantalla')
  const made = Date.parse(String(value['made']))
  const scenario = Number.isNaN(made) ? screen.scenario : onDay(screen.scenario, today(made), today(now))
  return { screen: { ...screen, scenario }, order: orderIn(value['order']) }
}

/** The parts of a report; undefined where the file is another one. */
export const openReport = async (file: Blob, now = Date.now()): Promise<OpenedReport | undefined> => {
  const files = new Map((await entriesOf(file)).map((entry) => [entry.name, entry]))
  const company = files.get(parts.company)
  if (!company) return undefined
  try {
    return {
      ...stateIn(await soundText(files, parts.report), now),
      comments: readReview(await soundText(files, parts.comments)).comments,
      company: company.data,
    }
  } catch (error) {
    throw error instanceof Refused ? new Rejected(error.message) : error
  }
}
