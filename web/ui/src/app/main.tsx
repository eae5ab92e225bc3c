import { render } from 'preact'
import { startRouter } from './router'
import { language, startSettings } from './settings'
import { Shell } from './shell'
import { startShortcuts } from './shortcuts'
import { speak } from './words'
import '../style/base.css'

startSettings()
startRouter()
startShortcuts()
await speak(language.value)
render(<Shell />, document.body)
