import { data } from 'react-router'

/** Addresses without a screen. */
export const loader = () => {
  throw data(null, { status: 404 })
}

const NotFound = () => null
export default NotFound
