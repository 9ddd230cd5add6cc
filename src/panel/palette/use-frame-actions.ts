import { useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '#api/errors.ts'
import { useAction } from '../kit/actions.ts'
import { hideError, showError, screenErrorKey } from '../kit/alert.ts'

type Frame = { admin: boolean; site: string | undefined; exit: () => void }

/** The actions that every screen of the panel offers. */
export const useFrameActions = ({ admin, site, exit }: Frame): void => {
  const client = useQueryClient()
  const catalogue = async () => {
    hideError(screenErrorKey)
    try {
      const { downloadCatalogue } = await import('../carga-masiva/download.ts')
      await downloadCatalogue(client, 'xlsx')
    } catch (error) {
      showError(errorMessage(error), screenErrorKey)
    }
  }
  useAction('Salir', exit)
  useAction('Descargar el catálogo', admin ? () => void catalogue() : undefined)
  useAction('Ver en el sitio', site === undefined ? undefined : () => void open(site, '_blank', 'noopener'))
}
