import { useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../api/errors.ts'
import { useAction } from '../kit/actions.ts'
import { showAlert } from '../kit/alert.ts'

type Frame = { admin: boolean; site: string | undefined; exit: () => void }

/** What can be done from every screen of the panel. */
export const useFrameActions = ({ admin, site, exit }: Frame): void => {
  const client = useQueryClient()
  const catalogue = async () => {
    try {
      const { downloadCatalogue } = await import('../carga-masiva/download.ts')
      if (await downloadCatalogue(client, 'xlsx'))
        showAlert('Algunos productos no se podrían volver a cargar. En Carga Masiva están sus nombres.', 2)
    } catch (error) {
      showAlert(errorMessage(error), 2)
    }
  }
  useAction('Salir', exit)
  useAction('Descargar el catálogo', admin ? () => void catalogue() : undefined)
  useAction('Ver en el sitio', site === undefined ? undefined : () => void open(site, '_blank', 'noopener'))
}
