import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { read } from '#api/queries.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { getCodes } from '#site/pedido/quick/codes.ts'
import type { Shown } from '#site/page/shown.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { downloads } from '#ui/DownloadFrame.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Download, Print } from '#ui/icons/more.tsx'
import { hiddenCounts } from '#ui/tables/hidden.ts'
import { useZoneText } from '../use-zone-text.ts'
import { ZoneSearch } from '../ZoneSearch.tsx'
import styles from './Book.module.css'
import type { Book as BookContent } from './read-book.ts'
import { rowFinder } from './find-rows.ts'
import { createSizeLookup, type Sheet } from './sheet.ts'
import { SheetTable } from './SheetTable.tsx'

interface BookProps extends BookContent {
  shown: Shown
  download: string
}

/** The sheet in the address, or the first one, with the rows that match the search. */
export function Book({ sheets, hidden, shown, download }: BookProps) {
  const sheet = sheets.find(({ name }) => name === shown.vista) ?? sheets[0]
  const [query, setQuery] = useZoneText(shown)
  const hiddenSummary = hiddenCounts(hidden)
  if (!sheet) return <Empty>{hiddenSummary === '' ? 'Esta planilla está vacía.' : notShown(hiddenSummary)}</Empty>
  return (
    <>
      <div className={styles.tools} data-unprinted>
        <ZoneSearch label="Código, medida o producto" query={query} onQuery={setQuery} />
        <div className={styles.ways}>
          <Button tone="secondary" onClick={() => print()}>
            <Print />
            Imprimir
          </Button>
          <ButtonLink tone="secondary" href={download} target={downloads}>
            <Download />
            Descargar
          </ButtonLink>
        </div>
      </div>
      {sheets.length > 1 && <Tabs sheets={sheets} current={sheet} />}
      {hiddenSummary !== '' && <p className={styles.hidden}>{notShown(hiddenSummary)}</p>}
      {sheet.struck.size > 0 && (
        <p
          className={styles.hidden}
        >{`${counted(sheet.struck.size, 'fila está tachada', 'filas están tachadas')} en la planilla.`}</p>
      )}
      <Rows key={sheet.name} sheet={sheet} query={query} />
    </>
  )
}

const notShown = (hidden: string): string => `Acá no se muestra lo que la planilla tiene oculto: ${hidden}.`

/** Each sheet has its own address; the search stays. */
const Tabs = ({ sheets, current }: { sheets: readonly Sheet[]; current: Sheet }) => (
  <nav aria-label="Hojas" className={styles.tabs} data-unprinted>
    {sheets.map((sheet) => (
      <Link
        key={sheet.name}
        to="/zonaPrivada"
        search={(now: Shown) => ({ ...now, vista: sheet === sheets[0] ? undefined : sheet.name })}
        replace
        preload={false}
        resetScroll={false}
        activeProps={{}}
        aria-current={sheet === current || undefined}
      >
        {sheet.name}
      </Link>
    ))}
  </nav>
)

function Rows({ sheet, query }: { sheet: Sheet; query: string }) {
  const deferredQuery = useDeferredValue(query.trim())
  const { data: productos } = useQuery(read(obtenerProductos, {}))
  const find = useMemo(() => rowFinder(sheet, productos ?? []), [sheet, productos])
  const rows = useMemo(() => find(deferredQuery), [find, deferredQuery])
  const getMedida = useMemo(() => productos && createSizeLookup(sheet, getCodes(productos).matches), [sheet, productos])
  return (
    <>
      {sheet.about.length > 0 && <p className={styles.about}>{sheet.about.join(' · ')}</p>}
      <output className={styles.count}>
        {deferredQuery === ''
          ? counted(rows.length, 'fila', 'filas')
          : `${counted(rows.length, 'fila coincide', 'filas coinciden')} con «${deferredQuery}»`}
      </output>
      {rows.length === 0 ? (
        <Empty>{`Nada en esta hoja coincide con «${deferredQuery}». Probá con el código o con parte de la medida.`}</Empty>
      ) : (
        <SheetTable sheet={sheet} rows={rows} getMedida={getMedida} />
      )}
    </>
  )
}
