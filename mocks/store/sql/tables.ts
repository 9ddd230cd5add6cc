import { schema, type TableSchema } from '../schema.ts'
import { quoted, type Connection, type Dialect } from './connection.ts'

const getKeyDefinition = ({ name, counted }: TableSchema['key'], { types, counted: counting }: Dialect) =>
  `${quoted(name)} ${counted ? counting : `${types[keyColumn(name)]} PRIMARY KEY`}`

/** Keys called `id` are numbers, others text. */
export const keyColumn = (name: string) => (name === 'id' ? 'integer' : 'text')

/**
 * The store's own tables. A content holds a file's bytes in parts, and the file's name once a write has named it. `ancho`: the width of a
 * smaller picture, 0 for the file itself, -1 where it has none. `paginas`: each build's pages as HTML; `muestra` and `huella`: the answers that a page shows, and their digest.
 * `sello`: the number of the last write; `sellos`: that of each table. `version`: that of the tables.
 */
const ownTables = ({ integer, text, bytes }: Dialect['types']): Readonly<Record<string, string>> => ({
  contenidos: `id ${text} PRIMARY KEY, name ${text}, ancho ${integer} NOT NULL, type ${text} NOT NULL, size ${integer} NOT NULL, at ${integer} NOT NULL`,
  partes: `contenido ${text} NOT NULL, parte ${integer} NOT NULL, bytes ${bytes} NOT NULL, PRIMARY KEY (contenido, parte)`,
  paginas: `build ${text} NOT NULL, direccion ${text} NOT NULL, muestra ${text} NOT NULL, huella ${text} NOT NULL, marca ${text} NOT NULL, at ${integer} NOT NULL, html ${bytes} NOT NULL, br ${bytes} NOT NULL, gz ${bytes} NOT NULL, PRIMARY KEY (build, direccion)`,
  sello: `uno ${integer} PRIMARY KEY CHECK (uno = 1), numero ${integer} NOT NULL`,
  sellos: `tabla ${text} PRIMARY KEY, numero ${integer} NOT NULL`,
  version: `uno ${integer} PRIMARY KEY CHECK (uno = 1), numero ${integer} NOT NULL`,
})

/** The end of the name of a unique index. */
export const uniqueEnd = 'unico'

/** The column with the key of a row's name, by which an account or a subscriber is found in any spelling. */
export const nameColumn = 'nombreClave'

/** The names of the columns, indexes and triggers of each table. */
const readNames = async ({ ask, dialect }: Connection): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const byTable = Map.groupBy(await ask(dialect.names), ({ tabla }) => String(tabla))
  return new Map([...byTable].map(([table, rows]) => [table, new Set(rows.map(({ name }) => String(name)))]))
}

/** Repeated values of an old database stay and are reported; the rules prevent new ones. */
const readDoubles = async ({ ask }: Connection, table: string, name: string): Promise<string[]> => {
  const column = quoted(name)
  const doubles = await ask(
    `SELECT ${column} AS valor FROM ${quoted(table)} GROUP BY ${column} HAVING count(${column}) > 1`,
  )
  return doubles.map(({ valor }) => `«${String(valor)}»`)
}

/** The statements that make what a database lacks, and warnings of what keeps a column from being unique. */
export const findLacking = async (connection: Connection) => {
  const { dialect } = connection
  const { types, tableEnd } = dialect
  const names = await readNames(connection)
  const has = (table: string, name: string) => names.get(table)?.has(name) === true
  const statements: string[] = []
  const warnings: string[] = []
  const make = (table: string, columns: string) => {
    if (!names.has(table)) statements.push(`CREATE TABLE ${quoted(table)} (${columns}) ${tableEnd}`)
  }
  const addColumn = (table: string, name: string, definition: string) => {
    if (names.has(table) && !has(table, name)) statements.push(`ALTER TABLE ${quoted(table)} ADD COLUMN ${definition}`)
  }
  const index = (table: string, name: string) => {
    if (!has(table, `${table} ${name}`))
      statements.push(`CREATE INDEX ${quoted(`${table} ${name}`)} ON ${quoted(table)} (${quoted(name)})`)
  }
  const makeUnique = async (table: string, name: string) => {
    const uniqueIndex = `${table} ${name} ${uniqueEnd}`
    if (has(table, uniqueIndex)) return
    const doubles = has(table, name) ? await readDoubles(connection, table, name) : []
    if (doubles.length === 0)
      statements.push(`CREATE UNIQUE INDEX ${quoted(uniqueIndex)} ON ${quoted(table)} (${quoted(name)})`)
    else warnings.push(`Hay nombres que están dos veces en ${table}: ${doubles.join(', ')}. Cambiá uno de cada par.`)
  }
  /** A process of an older build writes a name without its key. */
  const emptyWithName = (table: string, name: string) => {
    const trigger = `${table} ${nameColumn} vacía`
    if (!has(table, trigger)) statements.push(dialect.emptying(trigger, table, name, nameColumn))
  }
  for (const [table, { key, columns, indexes, unique }] of Object.entries(schema)) {
    const further = unique === undefined ? ['otros'] : ['otros', nameColumn]
    const definitions = [...Object.entries(columns), ...further.map((name) => [name, 'text'] as const)].map(
      ([name, column]) => [name, `${quoted(name)} ${types[column]}`] as const,
    )
    make(table, [getKeyDefinition(key, dialect), ...definitions.map(([, sql]) => sql)].join(', '))
    for (const [name, sql] of definitions) addColumn(table, name, sql)
    for (const name of indexes) index(table, name)
    if (unique === undefined) continue
    index(table, nameColumn)
    emptyWithName(table, unique)
    await makeUnique(table, unique)
  }
  for (const [table, columns] of Object.entries(ownTables(types))) make(table, columns)
  if (dialect.storedAsIs && !names.has('partes')) statements.push(dialect.storedAsIs('partes', 'bytes'))
  index('contenidos', 'name')
  return { statements, warnings }
}

/** The version of the existing tables; 0 where nothing was ever written. */
export const readVersion = async (connection: Connection): Promise<number> => {
  if (!(await readNames(connection)).has('version')) return 0
  return Number((await connection.ask('SELECT numero FROM version'))[0]?.['numero'] ?? 0)
}

export const writeVersion = ({ ask }: Connection, version: number) =>
  ask('INSERT INTO version VALUES (1, ?) ON CONFLICT (uno) DO UPDATE SET numero = excluded.numero', version)
