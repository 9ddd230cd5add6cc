import { Plus } from '../../ui/icons/more.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { digits } from '../../ui/counted.ts'

/** The content of a button that adds: a plus, or the number added so far. The button's name says both in words. */
export const CountInOrder = ({ label, count }: { label: string; count: number }) =>
  count === 0 ? (
    <>
      <Plus />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  ) : (
    <>
      <VisuallyHidden>{`${label}, hay`}</VisuallyHidden>
      <span>{digits(count)}</span>
    </>
  )
