import { schema, type TableSchema } from '../schema.ts'
import { quoted, type Connection, type Dialect } from './connection.ts'

const getKeyDefinition = ({ name, counted }: TableSchema['key'], { types, counted: counting }: Dialect) =>
  `${quoted(name)} ${counted ? counting : `${types[keyColumn(name)]} PRIMARY KEY`}`

/** Keys called `id` are numbers, others text. */
export const keyColumn = (name: string) => (name === 'id' ? 'integer' : 'text')

/**
 * The store's own tables. A content holds a file's bytes in parts, and the file's name once a write has named it. `ancho`: the width of a
 * smaller picture, 0 for the file itself, -1 where it has none. `paginas`: each build's pages as HTML; `muestra` and `huella`: the answers that a page shows, and their digest.
 * `sello`: the number of the last write; `sellos`: that of each table.
 */
const ownTables = ({ integer, text, bytes }: Dialect['types']): Readonly<Record<string, string>> => ({
  contenidos: `id ${text} PRIMARY KEY, name ${text}, ancho ${integer} NOT NULL, type ${text} NOT NULL, size ${integer} NOT NULL, at ${integer} NOT NULL`,
  partes: `contenido ${text} NOT NULL, parte ${integer} NOT NULL, bytes ${bytes} NOT NULL, PRIMARY KEY (contenido, parte)`,
  paginas: `build ${text} NOT NULL, direccion ${text} NOT NULL, muestra ${text} NOT NULL, huella ${text} NOT NULL, marca ${text} NOT NULL, at ${integer} NOT NULL, html ${bytes} NOT NULL, br ${bytes} NOT NULL, gz ${bytes} NOT NULL, PRIMARY KEY (build, direccion)`,
  sello: `uno ${integer} PRIMARY KEY CHECK (uno = 1), numero ${integer} NOT NULL`,
  sellos: `tabla ${text} PRIMARY KEY, numero ${integer} NOT NULL`,
})

/** The end of the name of a unique index. */
export const uniqueEnd = 'unico'

/** The column with the key of a row's name, by which an account or a subscriber is found in any spelling. */
export const nameColumn = 'nombreClave'

/** Repeated values of an old database stay and are reported; the rules prevent new ones. */
const makeUnique = async ({ ask }: Connection, table: string, name: string) => {
  const [quotedTable, column] = [quoted(table), quoted(name)]
  const doubles = await ask(
    `SELECT ${column} AS valor FROM ${quotedTable} GROUP BY ${column} HAVING count(${column}) > 1`,
  )
  if (doubles.length === 0)
    await ask(
      `CREATE UNIQUE INDEX IF NOT EXISTS ${quoted(`${table} ${name} ${uniqueEnd}`)} ON ${quotedTable} (${column})`,
    )
  else
    console.warn(
      `Hay nombres que están dos veces en ${table}: ${doubles.map(({ valor }) => `«${String(valor)}»`).join(', ')}. Cambiá uno de cada par.`,
    )
}

export const makeTables = async (connection: Connection) => {
  const { ask, dialect } = connection
  const { types, tableEnd, columnNames } = dialect
  const make = (table: string, columns: string) =>
    ask(`CREATE TABLE IF NOT EXISTS ${quoted(table)} (${columns}) ${tableEnd}`)
  const index = (table: string, name: string) =>
    ask(`CREATE INDEX IF NOT EXISTS ${quoted(`${table} ${name}`)} ON ${quoted(table)} (${quoted(name)})`)
  const allColumns = await ask(columnNames)
  for (const [table, { key, columns, indexes, unique }] of Object.entries(schema)) {
    const further = unique === undefined ? ['otros'] : ['otros', nameColumn]
    const columnDefinitions = [...Object.entries(columns), ...further.map((name) => [name, 'text'] as const)].map(
      ([name, column]) => [name, `${quoted(name)} ${types[column]}`] as const,
    )
    const existingColumns = new Set(allColumns.filter(({ tabla }) => tabla === table).map(({ name }) => name))
    if (existingColumns.size === 0)
      await make(table, [getKeyDefinition(key, dialect), ...columnDefinitions.map(([, sql]) => sql)].join(', '))
    else
      for (const [name, sql] of columnDefinitions)
        if (!existingColumns.has(name)) await ask(`ALTER TABLE ${quoted(table)} ADD COLUMN ${sql}`)
    for (const name of indexes) await index(table, name)
    if (unique === undefined) continue
    await index(table, nameColumn)
    await makeUnique(connection, table, unique)
  }
  for (const [table, columns] of Object.entries(ownTables(types))) await make(table, columns)
  if (dialect.storedAsIs && !allColumns.some(({ tabla }) => tabla === 'partes'))
    await ask(dialect.storedAsIs('partes', 'bytes'))
  await index('contenidos', 'name')
}

/** The version of the existing tables; 0 without any. */
export const readVersion = async ({ ask, dialect: { types, tableEnd } }: Connection): Promise<number> => {
  await ask(
    `CREATE TABLE IF NOT EXISTS version (uno ${types.integer} PRIMARY KEY CHECK (uno = 1), numero ${types.integer} NOT NULL) ${tableEnd}`,
  )
  return Number((await ask('SELECT numero FROM version'))[0]?.['numero'] ?? 0)
}

export const writeVersion = ({ ask }: Connection, version: number) =>
  ask('INSERT INTO version VALUES (1, ?) ON CONFLICT (uno) DO UPDATE SET numero = excluded.numero', version)
