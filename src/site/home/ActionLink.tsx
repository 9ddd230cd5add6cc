import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ArrowRight, External } from '#ui/icons/index.tsx'
import { leavesSite, linkTarget } from '../link-target.ts'

interface ActionLinkProps {
  /** The editor's link; empty: the button leads to `page`. */
  href: string | null | undefined
  page: { to: '/productos' | '/empresa'; label: string }
  /** The editor's label; empty: the label of `page`. */
  label: string | null | undefined
}

/** The button of a slide or banner (§2.4): an external link when one is set, otherwise one of our pages. */
export function ActionLink({ href, page, label }: ActionLinkProps) {
  const target = linkTarget(href)
  const text = label?.trim()
  if (target === undefined)
    return (
      <Link to={page.to} className={buttonClass('primary', 'large')}>
        <span>{text || page.label}</span>
        <ArrowRight />
      </Link>
    )
  const outside = leavesSite(target)
  return (
    <ButtonLink href={target} size="large" {...(outside && { target: '_blank' })}>
      <span>{text || 'Ver más'}</span>
      {outside ? <External /> : <ArrowRight />}
    </ButtonLink>
  )
}
