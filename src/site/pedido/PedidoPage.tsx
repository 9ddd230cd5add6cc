import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { read } from '#api/queries.ts'
import { obtenerProductos, type Producto } from '#contract/producto.ts'
import { useOrderNumber } from '#state/pedido/stored-number.ts'
import type { Lineas } from '#state/pedido/linea.ts'
import { sumTotals } from '#state/pedido/units.ts'
import { emptyPedido, usePedido } from '#state/pedido/pedido.ts'
import { useSender } from '#state/pedido/sender.ts'
import { Logo } from '#ui/brand/Logo.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { counted } from '#ui/counted.ts'
import { Empty } from '#ui/Empty.tsx'
import { today } from '#ui/today.ts'
import { ContactLine } from '../page/ContactLine.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { OrderHeading } from './OrderHeading.tsx'
import { createHeading } from './heading.ts'
import { decodeFragment } from '#state/pedido/link.ts'
import { OrderTable } from './OrderTable.tsx'
import styles from './PedidoPage.module.css'
import { QuickOrder } from './quick/QuickOrder.tsx'
import { SendOrder } from './SendOrder.tsx'
import { RepeatedNotice, SentOrders, type Repeated } from './SentOrders.tsx'
import { BrokenLink, SharedOrder } from './SharedOrder.tsx'
import { standings, type GetStanding } from './standing.ts'
import { totalsText } from './text.ts'

const description = 'Armá tu pedido a {empresa}: medidas, packs y notas, para pedir cotización de una vez.'

/** /pedido: the visitor's own list, or the list that the address carries. */
export function PedidoPage() {
  const hash = useLocation({ select: (location) => location.hash })
  const shared = useMemo(() => decodeFragment(hash), [hash])
  const { data: productos } = useQuery(read(obtenerProductos, {}))
  const getStanding = useMemo(() => productos && standings(productos), [productos])
  return (
    <PublicPage seccion="pedido" title={shared ? 'Pedido' : 'Mi pedido'} description={description}>
      <div className={styles.sheet}>
        <Logo variant="navbar" className={styles.logo} />
        {shared === undefined && <Own productos={productos} getStanding={getStanding} />}
        {shared === 'broken' && <BrokenLink />}
        {shared !== undefined && shared !== 'broken' && <SharedOrder shared={shared} getStanding={getStanding} />}
        <ContactLine className={styles.contactLine} />
      </div>
    </PublicPage>
  )
}

interface OwnProps {
  productos: readonly Producto[] | undefined
  getStanding: GetStanding | undefined
}

/** The visitor's own list, its actions, and the orders sent before. */
function Own({ productos, getStanding }: OwnProps) {
  const id = useId()
  const { lines } = usePedido()
  const numero = useOrderNumber(today())
  const de = useSender((sender) => sender.de.trim())
  const heading = useMemo(() => createHeading(numero, de), [numero, de])
  const order = useMemo(() => ({ numero, de, lines }), [numero, de, lines])
  const [repeated, setRepeated] = useState<Repeated>()
  const isEmpty = lines.length === 0
  return (
    <>
      {repeated && <RepeatedNotice key={repeated.numero} {...repeated} onClose={() => setRepeated(undefined)} />}
      {isEmpty ? (
        <NoLines />
      ) : (
        <>
          <div className={styles.head}>
            <div>
              <OrderHeading heading={heading} />
              <p className={styles.totals}>{totalsText(lines)}</p>
            </div>
            <Button tone="quiet" onClick={emptyPedido}>
              Vaciar
            </Button>
          </div>
          <OrderTable lines={lines} getStanding={getStanding} isOwn />
        </>
      )}
      <div className={styles.below}>
        {!isEmpty && <SendOrder id={id} order={order} heading={heading} />}
        {productos && <QuickOrder productos={productos} />}
      </div>
      <SentOrders getStanding={getStanding} onRepeat={setRepeated} />
      {!isEmpty && <AlwaysInSight lines={lines} target={id} />}
    </>
  )
}

const NoLines = () => (
  <Empty
    action={
      <Link to="/productos" className={buttonClass('secondary')}>
        Ir al catálogo
      </Link>
    }
  >
    Todavía no agregaste medidas. Sumalas con el botón + del catálogo, o pegá acá abajo una lista de códigos.
  </Empty>
)

/** A bar at the lower edge of phones: the totals, and a link to the actions. */
function AlwaysInSight({ lines, target }: { lines: Lineas; target: string }) {
  const { packs } = sumTotals(lines)
  const go = () => {
    const title = document.getElementById(target)
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={styles.inSight}>
      <p>
        <b>{counted(packs, 'pack', 'packs')}</b> <span>{counted(lines.length, 'medida', 'medidas')}</span>
      </p>
      <Button onClick={go}>Pedir cotización</Button>
    </div>
  )
}
