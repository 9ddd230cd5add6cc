import { page } from '#state/reload.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Screen } from './Screen.tsx'

const notLoaded = /dynamically imported module|importing a module|module script|Unable to preload/i

/** A page broke, or its code did not arrive: after an update of the site, or offline. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const chunk = error instanceof Error && notLoaded.test(error.message)
  return (
    <Screen
      title={chunk ? 'No pudimos cargar esta página' : 'Algo salió mal'}
      actions={
        <>
          <Button onClick={() => page.reload()}>Recargar</Button>
          <ButtonLink tone="secondary" href="/">
            Ir al inicio
          </ButtonLink>
        </>
      }
    >
      <p>
        {chunk
          ? 'Puede que no haya conexión, o que el sitio se haya actualizado. Recargá para intentarlo de nuevo.'
          : 'Esta página tuvo un problema y no se puede mostrar. Recargá; si vuelve a pasar, avisanos.'}
      </p>
    </Screen>
  )
}
