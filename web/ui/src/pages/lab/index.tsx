import { words } from '../../app/words'

export default function Page() {
  return <h1>{words().pages.lab}</h1>
}
