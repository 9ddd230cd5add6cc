import { useEffect, useState } from 'react'
import { select } from '../../state/selection.ts'

let loadedBefore = false

/**
 * §2.4: on header load the selected news id is reset to none. A page load starts with none, unless its address asks for one
 * (`?id=`), which must stand; coming back from the zone or the panel is a header load too.
 */
export function useNewsReset(): void {
  const [again] = useState(loadedBefore)
  useEffect(() => {
    if (again) select('novedad', null)
    loadedBefore = true
  }, [again])
}
