import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { read } from '../../api/queries.ts'
import { company } from '../../brand.ts'
import { obtenerProductos } from '../../contract/producto.ts'
import type { Linea } from '../../state/pedido/linea.ts'
import { emptyPedido, usePedido } from '../../state/pedido/pedido.ts'
import { Logo } from '../../ui/brand/Logo.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ContactLine } from '../page/ContactLine.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { AmountInput, NoteInput, RemoveButton } from './LineInputs.tsx'
import { sharedIn } from '../../state/pedido/link.ts'
import { OrderTable } from './OrderTable.tsx'
import styles from './PedidoPage.module.css'
import { QuickOrder } from './quick/QuickOrder.tsx'
import { SendOrder } from './SendOrder.tsx'
import { BrokenLink, SharedOrder } from './SharedOrder.tsx'
import { standings, type Standing } from './standing.ts'
import { totalsText } from './text.ts'

const description = `Armá tu pedido a ${company.name}: medidas, packs y notas, para pedir cotización de una vez.`

const amount = (line: Linea) => <AmountInput line={line} />
const note = (line: Linea) => <NoteInput line={line} />
const action = (line: Linea) => <RemoveButton line={line} />

/** /pedido: one's own list, or the one that the address carries. */
export function PedidoPage() {
  const hash = useLocation({ select: (location) => location.hash })
  const shared = useMemo(() => sharedIn(hash), [hash])
  const { data: productos } = useQuery(read(obtenerProductos, {}))
  const standingOf = useMemo(() => productos && standings(productos), [productos])
  return (
    <PublicPage seccion="pedido" title={shared ? 'Pedido' : 'Mi pedido'} description={description}>
      <div className={styles.sheet}>
        <Logo of="navbar" className={styles.logo} />
        {shared === undefined && <OwnOrder standingOf={standingOf} />}
        {shared === 'broken' && <BrokenLink />}
        {shared !== undefined && shared !== 'broken' && <SharedOrder shared={shared} standingOf={standingOf} />}
        {shared === undefined && <Below>{productos && <QuickOrder productos={productos} />}</Below>}
        <ContactLine className={styles.contactLine} />
      </div>
    </PublicPage>
  )
}

function OwnOrder({ standingOf }: { standingOf: ((line: Linea) => Standing) | undefined }) {
  const { lines } = usePedido()
  if (lines.length === 0) {
    return (
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
  }
  return (
    <>
      <div className={styles.head}>
        <p className={styles.totals}>{totalsText(lines)}</p>
        <Button tone="quiet" onClick={emptyPedido}>
          Vaciar
        </Button>
      </div>
      <OrderTable lines={lines} standingOf={standingOf} amount={amount} note={note} action={action} />
    </>
  )
}

/** What one does with the list stands below it. */
function Below({ children }: { children: ReactNode }) {
  const { lines } = usePedido()
  return (
    <div className={styles.below}>
      {lines.length > 0 && <SendOrder lines={lines} />}
      {children}
    </div>
  )
}
