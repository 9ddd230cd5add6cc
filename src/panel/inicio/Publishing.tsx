import { useQuery } from '@tanstack/react-query'
import { useExtension } from '#api/extensions.ts'
import { read } from '#api/queries.ts'
import { obtenerPublicacion } from '#contract/publicacion.ts'
import { counted, digits } from '#ui/counted.ts'
import styles from './Inicio.module.css'

/** In ms: the pause before the server is asked again. The server reports about as often. */
const again = 5_000

/** The progress of a server that renders thousands of pages; nothing where it has nothing to do, or does not report. */
export const Publishing = () => {
  const tells = useExtension(obtenerPublicacion)
  const { data } = useQuery({
    ...read(obtenerPublicacion, {}),
    enabled: tells,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.total > 0 ? again : false),
  })
  if (!data || data.total === 0) return null
  const words = `Publicando el sitio: ${counted(data.hechas, 'página lista', 'páginas listas')} de ${digits(data.total)}. Hasta entonces se ven las de antes.`
  return (
    <div className={styles.publishing}>
      <output>{words}</output>
      <progress aria-label="Publicando el sitio" value={data.hechas} max={data.total} />
    </div>
  )
}
