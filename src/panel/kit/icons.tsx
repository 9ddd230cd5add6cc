import { icon } from '#ui/icons/icon.tsx'

/** The icons of the panel alone, kept out of the public site. */
export const Upload = icon(<path d="M12 15V4M6.5 9.5 12 4l5.5 5.5M4 20h16" />)
export const Edit = icon(<path d="M4 20h4L20 8l-4-4L4 16zM13 7l4 4" />)
export const Grip = icon(<path d="M9 5.5h.01M15 5.5h.01M9 12h.01M15 12h.01M9 18.5h.01M15 18.5h.01" strokeWidth="3" />)
export const Restore = icon(<path d="M4 12a8 8 0 1 1 2.5 5.8M4 12V6.5M4 12h5.5" />)
export const Trash = icon(<path d="M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />)
export const Files = icon(<path d="M3.5 19.5v-14h6l2 2.5h9v11.5zM3.5 11h17" />)
export const Home = icon(<path d="M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6" />)
export const Person = icon(
  <path d="M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5zM4.5 20.5a7.5 7.5 0 0 1 15 0" />,
)
export const Moon = icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />)
