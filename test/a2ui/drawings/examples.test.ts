import { assert, aTimeout } from "@open-wc/testing";
import type { IntuiSurface } from "../../../src/a2ui.js";
import { violations } from "../../draw/axe.js";
import { describeWithFixtures } from "../../fixtures.js";
import { all, mountAs, settled, shown } from "../host.js";

/** The public examples, by folder. */
const files = {
  examples:
    "01_flight-status 02_email-compose 03_calendar-day 04_weather-current 06_music-player 07_task-card 08_user-profile " +
    "10_notification-permission 11_purchase-complete 12_chat-message 14_sports-player 15_account-balance 17_event-detail " +
    "18_track-list 20_restaurant-card 21_shipping-status 22_credit-card 23_step-counter 25_contact-card 27_stats-card " +
    "28_countdown-timer 30_live-invitation-builder 32_advanced-form-validator 34_child-list-template 35_markdown-text " +
    "36_modal",
  minimal: "1_simple_text 2_row_layout 3_interactive_button 4_login_form 7_incremental",
};

async function draw(content: unknown): Promise<IntuiSurface> {
  const element = await mountAs("intui-surface", { messages: (content as { messages: unknown[] }).messages });
  await settled(element);
  return element;
}

for (const [folder, names] of Object.entries(files)) {
  for (const name of names.split(" ")) {
    // Each is a suite of its own, since each is fetched first.
    await describeWithFixtures(`the example ${folder}/${name}`, `a2ui/${folder}/${name}.json`, (content) => {
      it("is drawn whole, with nothing reported and nothing in another's place", async () => {
        const element = await draw(content);
        assert.deepEqual(element.reports, []);
        assert.isEmpty(all(element, ".note, .text-form, .coming"));
        assert.isNotEmpty(shown(element));
        assert.notMatch(shown(element), /undefined|null|NaN|\[object|\$\{/);
      });

      it("is no wider than a phone", async () => {
        const element = await draw(content);
        for (const width of [328, 288]) {
          element.style.cssText = `display: block; width: ${width}px`;
          assert.isAtMost(element.scrollWidth, width);
        }
      });

      it("has nothing that axe finds, light or dark", async () => {
        const element = await draw(content);
        await aTimeout(150); // the levels of headings are set when all of them are there
        for (const theme of ["light", "dark"] as const) {
          element.theme = theme;
          await settled(element);
          assert.deepEqual(await violations(element), [], theme);
        }
      });
    });
  }
}
