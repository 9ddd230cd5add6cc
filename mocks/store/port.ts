/** The interface between rules and stores. A rule never knows its store. */
import type {
  ChangeRow,
  FileRow,
  ImageRow,
  NewRecord,
  NewRow,
  OutboxRow,
  RetiredRow,
  Row,
  SessionRow,
  TrashRow,
} from './rows.ts'

export type Key = number | string

/** One table. Answers are sorted by key. Requests take effect in the order of the calls, even when nobody awaits them. */
export interface Rows<R, K extends Key = number, New = R> {
  /** The rows of these keys in the same order; undefined for a missing row. */
  readonly get: (keys: readonly K[]) => Promise<(R | undefined)[]>
  /** The keys of all rows, sorted. */
  readonly keys: () => Promise<K[]>
  /** All rows, or those with these values in indexed fields. */
  readonly getAll: (equal?: Readonly<Record<string, Key>>) => Promise<R[]>
  /** The rows whose unique field spells this name (`nameKey`), perhaps with others, where the store finds them by key. */
  readonly named?: (name: string) => Promise<R[]>
  /** The rows with an indexed number of at most `max`. */
  readonly until: (field: keyof R & string, max: number) => Promise<R[]>
  /** The rows with this item in an indexed list. */
  readonly holding: (field: keyof R & string, item: string) => Promise<R[]>
  /** Answers the keys of the new rows. A given key advances the table's counter. */
  readonly add: (rows: readonly New[]) => Promise<K[]>
  readonly put: (rows: readonly R[]) => Promise<void>
  /** Changes some fields of an existing row. */
  readonly change: (key: K, values: Partial<R>) => Promise<void>
  readonly delete: (keys: readonly K[]) => Promise<void>
}

/** The tables for rules. Outside a write, each changing request is a write of its own. */
export interface Tables {
  readonly rows: (table: string) => Rows<Row, number, NewRecord>
  readonly images: (table: string) => Rows<ImageRow, number, NewRow<ImageRow>>
  readonly files: Rows<FileRow, string>
  readonly sesiones: Rows<SessionRow, string>
  readonly salida: Rows<OutboxRow, number, NewRow<OutboxRow>>
  readonly papelera: Rows<TrashRow, number, NewRow<TrashRow>>
  readonly diario: Rows<ChangeRow>
  readonly retirados: Rows<RetiredRow, string>
  /** The number of the last write to any of these tables, if the store tracks it; the running write does not count yet. */
  readonly lastWrite?: (tables: readonly string[]) => Promise<number>
}

export type Encoding = 'html' | 'br' | 'gz'
/** A page's bytes. The store makes the forms that are left out of the compressed one. */
export type Bodies = Readonly<Partial<Record<Encoding, Uint8Array>> & { br: Uint8Array }>

/** A stored page, and the answers that it was made from: their change makes it stale. */
export interface PublishedPage {
  readonly address: string
  /** The addresses of the answers that it shows. */
  readonly shows: readonly string[]
  readonly fingerprint: string
}

export interface PublishedPages {
  readonly find: (
    build: string,
    address: string,
    encoding: Encoding,
  ) => Promise<{ tag: string; bytes: Uint8Array } | undefined>
  readonly made: (build: string) => Promise<PublishedPage[]>
  readonly put: (build: string, page: PublishedPage, bodies: Bodies, tag: string) => Promise<void>
  readonly remove: (build: string, addresses: readonly string[]) => Promise<void>
  /** Deletes pages of other builds that were not renewed for a day. */
  readonly forgetOthers: (build: string) => Promise<void>
}

/** All tables at one moment, for reading only. */
export interface Moment {
  readonly tables: Tables
  readonly next: (table: string) => Promise<number>
}

/** Facts that a long write states before it begins, so that others need not wait for its work (draft.ts). */
export interface Ahead {
  /** The only tables that it changes. */
  readonly tables: readonly string[]
  /** The table that it reads and changes most. */
  readonly table: string
  /** Whether the work does not depend on this row: others may change it in the meantime. */
  readonly isApart: (row: Row) => boolean
}

export interface Store extends Tables {
  /** Opens the database; a new one gets the seed. */
  readonly start: () => Promise<void>
  /**
   * One transaction at a time, all or nothing. `stamp` numbers the transaction: its moment (`now`, in ms since 1970, or
   * the database's own time), later than any before. `work` may await only requests to `inside`: browsers end a
   * transaction that awaits anything else. With `ahead` it may await anything, does not see its own changes, and runs again when others
   * have changed the rows that it reads.
   */
  readonly write: <T>(now: number, work: (inside: Tables, stamp: number) => Promise<T>, ahead?: Ahead) => Promise<T>
  /**
   * Reads all tables as of one moment; reads go on, on a server writes too. `next` answers the number of a table's next row. In a
   * browser `read` may await nothing else, and files are read later.
   */
  readonly moment: <T>(read: (moment: Moment) => Promise<T>) => Promise<T>
  /** An upload in a form that this store can keep. */
  readonly keepable: (file: File) => Promise<Blob | ArrayBuffer>
  /** Stores bytes before the write that names them, if other writes would wait too long for one that stores many files. */
  readonly keepAhead?: (blob: Blob) => Promise<Blob>
  /** The site's pages as HTML, if the store keeps them for a server. */
  readonly pages?: PublishedPages
  /** The database's own time in ms, where it may stand on another machine than its processes. */
  readonly clock?: () => Promise<number>
  /** Whether a write would be taken now. Writes nothing to tell. */
  readonly canWrite?: () => Promise<boolean>
  /** Deletes the bytes of deleted files now, not within the hour. */
  readonly sweep?: () => Promise<void>
  /** Writes the database anew, without the bytes of what was deleted or replaced; `vacuumRoom` tells how many bytes of the disk that takes. Nothing happens where the database does so by itself. */
  readonly vacuum?: () => Promise<void>
  readonly vacuumRoom?: () => Promise<number | undefined>
  readonly close: () => void
}

/** The time in ms by the clock that all processes of a store share. */
export const readTime = async ({ clock }: Pick<Store, 'clock'>, now: () => number): Promise<number> =>
  (await clock?.()) ?? now()

export const findRow = async <R, K extends Key, New>(rows: Rows<R, K, New>, key: K): Promise<R | undefined> =>
  (await rows.get([key]))[0]

export const addRow = async <R, K extends Key, New>(rows: Rows<R, K, New>, row: New): Promise<K> => {
  const [key] = await rows.add([row])
  if (key === undefined) throw new Error('The store told no key of a new row.')
  return key
}
