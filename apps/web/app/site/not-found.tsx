import { data } from 'react-router'

/** Every address no screen answers to. */
export const loader = () => {
  throw data(null, { status: 404 })
}

const NotFound = () => null
export default NotFound
