import { Plus } from '../../ui/icons/more.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** What a button that adds shows: a plus, or how many there are already; its name says both in words. */
export const Asked = ({ label, count }: { label: string; count: number }) =>
  count === 0 ? (
    <>
      <Plus />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  ) : (
    <>
      <VisuallyHidden>{label}, hay</VisuallyHidden>
      {count.toLocaleString('es-AR')}
    </>
  )
