import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../api/queries.ts'
import { company } from '../../brand.ts'
import { obtenerLogos } from '../../contract/logos.ts'
import { fileUrl } from '../media-url.ts'
import footer from './logo-footer.svg'
import navbar from './logo-navbar.svg'

const bundled = {
  navbar: { src: navbar, width: 569, height: 105 },
  footer: { src: footer, width: 206, height: 34 },
} as const

/** The company's logo as it was uploaded: navbar for white grounds, footer for black ones. Without one, the bundled one (§2.2). */
export function Logo({ of, className }: { of: keyof typeof bundled; className?: string | undefined }) {
  const stored = useQuery(read(obtenerLogos, {})).data?.[of]
  const [broken, setBroken] = useState<string>()
  const { src, width, height } = bundled[of]
  const shown = stored && stored !== broken ? fileUrl(stored) : src
  return (
    <img
      src={shown}
      width={width}
      height={height}
      alt={company.name}
      loading={of === 'footer' ? 'lazy' : undefined}
      className={className}
      onError={() => setBroken(stored)}
    />
  )
}
