import { Button } from '../../ui/Button.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import table from '../../ui/table.module.css'
import { counted } from '../../ui/counted.ts'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Losses } from './losses.ts'
import type { Resource } from './resources.ts'
import { megabytes } from './say.ts'
import styles from './state.module.css'

/** What is different from the demo as it comes, and how it begins anew: whole, or one resource. */
export function Differences({ losses, onBegin }: { losses: Losses | undefined; onBegin: (only?: Resource) => void }) {
  return (
    <section className={styles.part} aria-labelledby="estado-cambios">
      <h3 id="estado-cambios" className={styles.heading}>Lo que cambió</h3>
      {losses === undefined && <p className={styles.soft}>Sin una versión publicada no hay con qué comparar.</p>}
      {losses && (losses.recursos.length === 0
        ? <p className={styles.soft}>Nada: es la empresa de la demo como viene{losses.archivos > 0 ? `, más ${counted(losses.archivos, 'archivo', 'archivos')} que nada usa` : ''}.</p>
        : <DifferenceTable losses={losses} onBegin={onBegin} />)}
      {losses && losses.archivos > 0 && losses.recursos.length > 0 && <p className={styles.soft}>Además, {counted(losses.archivos, 'archivo subido', 'archivos subidos')}: {megabytes(losses.bytes)}.</p>}
      <div className={styles.actions}><Button tone="secondary" onClick={() => onBegin()}>Empezar de nuevo…</Button></div>
    </section>
  )
}

function DifferenceTable({ losses, onBegin }: { losses: Losses; onBegin: (only: Resource) => void }) {
  return (
    <TableScroll label="Lo que cambió">
      <table className={cx(table.table, styles.table)}>
        <thead>
          <tr><th scope="col">Recurso</th><th scope="col" className={table.number}>Nuevos</th><th scope="col" className={table.number}>Cambios</th><th scope="col" className={table.number}>Eliminados</th><td><VisuallyHidden>Acciones</VisuallyHidden></td></tr>
        </thead>
        <tbody>
          {losses.recursos.map(({ recurso, nuevos, cambiados, eliminados }) => (
            <tr key={recurso.id}>
              <th scope="row">{recurso.titulo}</th>
              {[['nuevos', nuevos], ['cambios', cambiados], ['eliminados', eliminados]].map(([name, count]) => <td key={name} className={table.number}>{count === 0 ? '–' : count}</td>)}
              <td className={table.actions}><button type="button" className={styles.small} aria-label={`Reiniciar ${recurso.titulo}…`} onClick={() => onBegin(recurso)}>Reiniciar…</button></td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
