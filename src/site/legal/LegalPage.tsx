import { useMarca } from '#ui/brand/marca.ts'
import { Empty } from '#ui/Empty.tsx'
import { RichText } from '#ui/RichText.tsx'
import { PublicPage } from '../page/PublicPage.tsx'

/** The company's legal notice, linked in the footer once there is one. */
export function LegalPage() {
  const { legal } = useMarca()
  return (
    <PublicPage seccion="legal" title="Aviso legal" description="Aviso legal de {empresa}">
      {legal ? <RichText html={legal} /> : <Empty>Todavía no hay un aviso legal.</Empty>}
    </PublicPage>
  )
}
