import { A2uiModel as Model, type ModelListener } from "./a2ui-model.js";
import type { A2uiCatalog } from "./catalog.js";
import { provideLibrary } from "./library.js";
import { wholeLibrary } from "./library-code.js";

/** The model for those who use it without the elements, which load a part of it only when there is a need. */
export class A2uiModel extends Model {
  constructor(catalogs: () => readonly A2uiCatalog[], listener: ModelListener) {
    provideLibrary(wholeLibrary);
    super(catalogs, listener);
  }
}
