import { Link, useNavigate } from '@tanstack/react-router'
import { addAll, replacePedido, usePedido } from '#state/pedido/pedido.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { counted } from '#ui/counted.ts'
import type { Shared } from '#state/pedido/link.ts'
import { OrderHeading } from './OrderHeading.tsx'
import { createHeading } from './heading.ts'
import { OrderTable } from './OrderTable.tsx'
import styles from './PedidoPage.module.css'
import { OrderFiles } from './SendOrder.tsx'
import type { GetStanding } from './standing.ts'
import { totalsText } from './text.ts'

interface SharedOrderProps {
  shared: Shared
  getStanding: GetStanding | undefined
}

/** A pedido from a link: the visitor can read, print and save it, and add it to the own list. */
export function SharedOrder({ shared: { de, lines, numero = '' }, getStanding }: SharedOrderProps) {
  const ownCount = usePedido((pedido) => pedido.lines.length)
  const navigate = useNavigate()
  const heading = createHeading(numero, de)
  const makeOwn = (how: typeof addAll) => {
    how(lines)
    void navigate({ to: '/pedido' })
  }
  return (
    <>
      <div className={styles.shared}>
        <p>
          <strong>{`Este pedido te lo compartió ${de || 'otra persona'}.`}</strong>{' '}
          <span>{ownCount > 0 && `El tuyo, de ${counted(ownCount, 'medida', 'medidas')}, sigue como estaba.`}</span>
        </p>
        <div className={styles.choices}>
          <Button onClick={() => makeOwn(addAll)}>
            {ownCount === 0 ? 'Usarlo como mi pedido' : 'Sumarlo a mi pedido'}
          </Button>
          {ownCount > 0 && (
            <>
              <Button tone="secondary" onClick={() => makeOwn(replacePedido)}>
                Reemplazar mi pedido
              </Button>
              <Link to="/pedido" className={buttonClass('quiet')}>
                Ver mi pedido
              </Link>
            </>
          )}
        </div>
      </div>
      <OrderHeading heading={heading} />
      <p className={styles.totals}>{totalsText(lines)}</p>
      <OrderTable lines={lines} getStanding={getStanding} />
      <OrderFiles lines={lines} heading={heading} />
    </>
  )
}

/** Said of an incomplete link: chat programs cut long addresses. */
export const BrokenLink = () => (
  <div className={styles.shared}>
    <p>
      <strong>Este enlace llegó incompleto.</strong> Pedile a quien te lo mandó que lo copie de nuevo, o que te pase el
      pedido como archivo.
    </p>
    <div className={styles.choices}>
      <Link to="/pedido" className={buttonClass('secondary')}>
        Ver mi pedido
      </Link>
    </div>
  </div>
)
