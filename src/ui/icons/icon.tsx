import type { ReactNode, SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement>

/** An icon on a grid of 24, stroke 1.75, square ends. An icon is decoration: the control around has the name. */
export const icon = (drawing: ReactNode) =>
  function Icon(props: IconProps) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="square"
        strokeLinejoin="miter"
        aria-hidden="true"
        focusable="false"
        {...props}
      >
        {drawing}
      </svg>
    )
  }
