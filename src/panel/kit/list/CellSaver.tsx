import { useImperativeHandle, useRef, type RefObject } from 'react'
import { ApiError, errorMessage } from '#api/errors.ts'
import { isNonsense, type Placed } from '../orden/position.ts'
import { useMoveAside } from '../orden/move-aside.ts'
import { brief } from '../text.ts'
import { offerUndo } from '../undo.ts'
import { Overtaken, useFieldWrite, writeField, type RecordCalls } from './write-field.ts'

/** The calls that change the fields of a list's records in the list. */
export interface Edits<Row> extends RecordCalls {
  readonly getName: (row: Row) => string
}

/** The reason why a cell was not saved. The next try sends `meant`, the number that the user was asked about, and `seen`. */
interface Refused {
  readonly reason: string
  readonly meant?: unknown
  readonly seen: unknown
}

interface Change<Row> {
  readonly row: Row
  readonly field: string
  readonly label: string
  readonly value: unknown
  /** The stored value that the user saw. */
  readonly seen: unknown
  readonly meant?: unknown
}

/** Never rejects. */
export type SaveCell<Row> = (change: Change<Row>) => Promise<Refused | undefined>

const far = 'Ese número queda muy lejos de los demás. Enter lo guarda igual.'

const isPlaced = (row: unknown): row is Placed =>
  typeof row === 'object' && row !== null && 'orden' in row && 'id' in row
const getOtherRows = (rows: readonly unknown[], id: number): Placed[] =>
  rows.filter(isPlaced).filter((row) => row.id !== id)

const getReason = (error: unknown, field: string): string => {
  if (error instanceof Overtaken) return error.message
  const fieldErrors = error instanceof ApiError ? error.errors[field] : undefined
  return fieldErrors?.join(' ') ?? errorMessage(error)
}

type CellSaverProps<Row> = { ref: RefObject<SaveCell<Row> | null>; edits: Edits<Row>; rows: readonly Row[] }

/** Saves the cells of a list, one after the other. Renders nothing: rows without an open cell cost next to nothing. */
export function CellSaver<Row extends { id: number }>({ ref, edits, rows }: CellSaverProps<Row>) {
  const { write } = useFieldWrite(edits)
  const moveAside = useMoveAside(edits.save.entity?.resource ?? '')
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const save: SaveCell<Row> = async ({ row, field, label, value, seen, meant }) => {
    const stored: unknown = Reflect.get(row, field)
    const others = field === 'orden' ? getOtherRows(rows, row.id) : []
    const orden = field === 'orden' && typeof value === 'number' && typeof stored === 'number' ? value : undefined
    if (orden !== undefined && orden !== meant && isNonsense(orden, others)) return { reason: far, meant: orden, seen }
    try {
      const { change } = await writeField(edits, write, row.id, field, value, seen)
      const moved =
        orden === undefined ? undefined : await moveAside({ orden, storedOrden: Number(stored), others }, [row.id])
      const cell = `${label.toLowerCase()}: ${brief(String(value), 40) || 'vacío'}`
      offerUndo(`${cell}, ${brief(edits.getName(row), 40)}`, change, moved)
      return undefined
    } catch (error) {
      return { reason: getReason(error, field), meant, seen: error instanceof Overtaken ? error.stored : seen }
    }
  }
  useImperativeHandle(ref, () => (change) => {
    const next = last.current.then(() => save(change))
    last.current = next
    return next
  })
  return null
}
