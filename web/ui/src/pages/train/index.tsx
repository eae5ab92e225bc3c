import { words } from '../../app/words'

export default function Page() {
  return <h1>{words().pages.train}</h1>
}
