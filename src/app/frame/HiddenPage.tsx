import { ButtonLink } from '#ui/Button.tsx'
import { Screen } from './Screen.tsx'

/** The address of a section that the company does not show. */
export default function HiddenPage({ title }: { title: string }) {
  return (
    <Screen title={title} actions={<ButtonLink href="/home">Ir al inicio</ButtonLink>}>
      <p>Esta sección no está publicada por ahora.</p>
    </Screen>
  )
}
